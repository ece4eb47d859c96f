import { type ChangeEvent, useRef, useState } from 'react';
import { BACKUP_MESSAGES } from '#messages/backup-messages.ts';
import { formatFor } from '../../messages/format.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { today } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { nameBackup, readBackup, writeBackup } from './backup.ts';
import styles from './backup-styles.css?inline';
import type { Draft } from './draft.ts';

adoptStyles(styles);

const words = BACKUP_MESSAGES;

interface BackupChoiceProps {
  readonly draft: Draft;
  /** Called with the form of a file that was read without a problem. */
  readonly onOpen: (draft: Draft) => void;
}

/** Saves the entries in a file, or brings them back from one. */
export default function BackupChoice({ draft, onOpen }: BackupChoiceProps) {
  const format = formatFor(useLocale());
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState(false);
  const save = () => {
    downloadFile(new Blob([writeBackup(draft)], { type: 'application/json' }), nameBackup(today()));
    setProblems([]);
    setSaved(true);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSaved(false);
    const read = await readBackup(file, format).catch(() => ({ problems: [words.unreadable] }));
    // The same file can be chosen again once it is mended.
    target.value = '';
    if ('draft' in read) onOpen(read.draft);
    else setProblems(read.problems);
  };
  return (
    <div className="backup">
      <p>{words.about}</p>
      <p className="backup-buttons">
        <Button onClick={save}>{words.save}</Button>
        <Button onClick={() => input.current?.click()}>{words.open}</Button>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.open}
        hidden
        onChange={(event) => void open(event)}
      />
      <p className="field-hint">{words.replaces}</p>
      <div role="status">
        {saved && <p>{words.saved}</p>}
        {problems.length > 0 && (
          <>
            <p>{words.refused}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
