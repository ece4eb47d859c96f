/**
 * Makes something when it is first asked for, and keeps it: most visits need few of Intl's formats and rules, which are
 * slow to create.
 */
export function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
