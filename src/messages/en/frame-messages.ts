/** The texts of the page's foot and of the not-found page, as the specification quotes them. */
export const FRAME_MESSAGES = {
  /** The button that lists the page's languages. @param name the present one's, in itself */
  language: (name: string) => `Language: ${name}`,
  notFound: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Go to the Lifetime Visualizer',
  },
  footer: {
    contact: 'Contact',
    licenses: 'Licenses',
    tip: 'Buy us a coffee',
    copyright: (year: number) => `© ${year} Lifetime Visualizer`,
  },
} as const;
