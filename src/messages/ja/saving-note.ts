import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  '「この端末に記憶する」にチェックを入れるか、バックアップを保存しないと、このページを閉じたときに消えます。';
