import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  '关闭本页后就会消失，除非你勾选“在此设备上记住”或保存备份文件。';
