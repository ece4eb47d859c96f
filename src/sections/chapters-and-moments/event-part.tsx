import type { ReactNode } from 'react';
import { ENTRY_LIST } from '#words/results.ts';
import { isolateName } from '../../words/isolate-name.ts';
import type { LastChange } from '../use-list-editor.ts';
import './event-part.css';

/** Announces the visitor's last action; empty before the first one. */
export function describeLast<Event>(
  last: LastChange<Event> | null,
  nameOf: (event: Event) => string,
  describeAdded: (args: { readonly name: string }) => string,
): string {
  if (!last) return '';
  const name = isolateName(nameOf(last.event));
  return last.what === 'added' ? describeAdded({ name }) : ENTRY_LIST[last.what]({ name });
}

interface EventPartProps {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The visitor's moments or chapters. Without any, only what happened to the last one is announced. */
export function EventPart({ id, title, status, isEmpty, children }: EventPartProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {!isEmpty && (
        <section className="event-part" aria-labelledby={`${id}-title`}>
          <h4 id={`${id}-title`}>{title}</h4>
          {children}
        </section>
      )}
    </>
  );
}
