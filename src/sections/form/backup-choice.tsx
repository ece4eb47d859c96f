import { type ChangeEvent, useRef, useState } from 'react';
import { BACKUP } from '#words/results.ts';
import { nameBackup, readBackup, writeBackup } from '../../document/backup.ts';
import type { Draft } from '../../document/draft.ts';
import { today } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { Button } from '../../ui/button.tsx';
import './backup-choice.css';

interface BackupChoiceProps {
  /** The visitor's own entries. */
  readonly draft: Draft;
  /** Whether the form shows the example instead of them. */
  readonly isBesideExample: boolean;
  /** Called with the form of a file that was read without a problem. */
  readonly onOpen: (draft: Draft) => void;
}

/** Saves the entries in a file, or restores them from one. */
export default function BackupChoice({ draft, isBesideExample, onOpen }: BackupChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const save = () => {
    downloadFile(new File([writeBackup(draft)], nameBackup(today()), { type: 'application/json' }));
    setProblem(null);
    setSaved(true);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSaved(false);
    const read = await readBackup(file).catch(() => ({ problem: BACKUP.unreadable }));
    // The same file can be chosen again once it is corrected.
    target.value = '';
    if ('draft' in read) onOpen(read.draft);
    else setProblem(read.problem);
  };
  return (
    <div className="backup">
      <p>{BACKUP.about}</p>
      {isBesideExample && <p>{BACKUP.withoutExample}</p>}
      <p className="backup-buttons">
        <Button onClick={save}>{BACKUP.save}</Button>
        <Button onClick={() => input.current?.click()}>{BACKUP.open}</Button>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={BACKUP.open}
        hidden
        onChange={(event) => void open(event)}
      />
      <p className="field-hint">{BACKUP.replaces}</p>
      <div role="status">
        {saved && <p>{BACKUP.saved}</p>}
        {problem !== null && (
          <>
            <p>{BACKUP.refused}</p>
            <p>{problem}</p>
          </>
        )}
      </div>
    </div>
  );
}
