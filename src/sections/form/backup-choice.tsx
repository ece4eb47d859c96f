import { type ChangeEvent, useRef, useState } from 'react';
import { BACKUP } from '#words/results.ts';
import type { Draft } from '../../document/draft.ts';
import { MAX_BACKUP_BYTES, readBackup, writeBackup } from '../../document/saved-form.ts';
import { formatIsoDate } from '../../life/calendar-date.ts';
import { today } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/files.ts';
import { Button } from '../../ui/button.tsx';

async function readFile(file: File): Promise<Draft | string> {
  if (file.size > MAX_BACKUP_BYTES) return BACKUP.tooLarge;
  const read = readBackup(await file.text());
  if ('value' in read) return read.value;
  return read.problem === 'invalid' ? BACKUP.invalid({ field: read.field }) : BACKUP[read.problem];
}

export default function BackupChoice(props: { draft: Draft; onOpen: (opened: Draft) => void }) {
  const { draft, onOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<readonly string[]>([]);
  const save = () => {
    const name = `${BACKUP.file({ day: formatIsoDate(today()) })}.json`;
    downloadFile(new File([writeBackup(draft)], name, { type: 'application/json' }));
    setStatus([BACKUP.saved]);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readFile(file).catch(() => BACKUP.unreadable);
    // The same file can be chosen again once it is corrected.
    target.value = '';
    if (typeof read === 'string') setStatus([BACKUP.refused, read]);
    else onOpen(read);
  };
  return (
    <>
      <p>{BACKUP.about}</p>
      <p className="row">
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
        {status.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
