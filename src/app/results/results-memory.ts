/**
 * Creates what the results have again when they come back into the page after the example: whether the page has led to
 * them, and the slider's position.
 */
export function createResultsMemory() {
  let ledTo = 0;
  let slider = { key: '', offsetWeeks: 0 };
  return {
    /** Notes that the page leads to the results of a submit. @returns whether it has done so before */
    leadTo: (submitNumber: number): boolean => {
      const isKnown = ledTo === submitNumber;
      ledTo = submitNumber;
      return isKnown;
    },
    /** @param key names the submit and its life expectancy */
    keepSlider: (key: string, offsetWeeks: number): void => {
      slider = { key, offsetWeeks };
    },
    /** The slider's position, in weeks from today; `undefined` if it has not been moved. */
    readSlider: (key: string): number | undefined => (slider.key === key ? slider.offsetWeeks : undefined),
  };
}

export type ResultsMemory = ReturnType<typeof createResultsMemory>;
