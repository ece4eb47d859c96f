import { createContext, use } from 'react';
import type { Play } from './use-play.ts';

interface SliderModel {
  readonly play: Play;
  readonly onSlide: (offsetWeeks: number) => void;
}

export const SliderContext = createContext<SliderModel | null>(null);

/** @throws Error outside of the results */
export function useSlider(): SliderModel {
  const slider = use(SliderContext);
  if (!slider) throw new Error('useSlider is called outside of <SliderContext>.');
  return slider;
}
