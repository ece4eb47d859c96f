/** Where the built gallery is, from the project's root. */
export const GALLERY_FOLDER = 'node_modules/.cache/gallery';
