import { createRequiredContext } from '../../../ui/required-context.ts';
import type { Play } from './use-play.ts';

interface SliderModel {
  readonly play: Play;
  readonly onSlide: (offsetWeeks: number) => void;
}

export const [SliderContext, useSlider] = createRequiredContext<SliderModel>('SliderContext');
