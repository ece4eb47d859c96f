import { PICTURE, WALLPAPER } from '#words/results.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { COMMON_PHONE, findPhone, idOfPhone, PHONES, type ScreenSize } from './wallpaper-phones.ts';

/** The value of the visitor's own phone in the list. */
const OWN = 'own';

/** The screen that a wallpaper is for. @param chosen a phone in the list; `null` for the visitor's own, or a common one */
export const findScreen = (chosen: string | null, own: ScreenSize | null): ScreenSize =>
  (chosen === null ? null : findPhone(chosen)) ?? own ?? COMMON_PHONE;

interface WallpaperPhoneProps {
  /** The screen of the visitor's own phone; `null` on another device. */
  readonly own: ScreenSize | null;
  /** See `findScreen`. */
  readonly chosen: string | null;
  readonly onChoose: (chosen: string | null) => void;
}

/** Chooses the phone that a wallpaper is for. */
export function WallpaperPhone({ own, chosen, onChoose }: WallpaperPhoneProps) {
  const describe = (name: string, { width, height }: ScreenSize) =>
    `${name} · ${PICTURE.pixels({ width, height })}`;
  return (
    <Field id="wallpaper-phone" label={WALLPAPER.phone} hint={PICTURE.phone}>
      {(control) => (
        <Select
          {...control}
          value={chosen ?? (own ? OWN : idOfPhone(COMMON_PHONE))}
          onChange={({ target: { value } }) => onChoose(value === OWN ? null : value)}
        >
          {own && <option value={OWN}>{describe(WALLPAPER.thisPhone, own)}</option>}
          {PHONES.map(({ system, phones }) => (
            <optgroup key={system} label={system}>
              {phones.map((phone) => (
                <option key={phone.models} value={idOfPhone(phone)}>
                  {describe(phone.models, phone)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
