/** Where the gallery is built in one language, from the project's root. @param language a folder of `src/words` */
export const galleryFolder = (language: string): string => `node_modules/.cache/gallery/${language}`;
