import { useReducer } from 'react';

/** What assistive technology says was done. */
export interface Announced {
  readonly text: string;
  /** Another one each time: the same words are announced again. */
  readonly number: number;
}

export const useAnnouncement = () =>
  useReducer(({ number }: Announced, text: string): Announced => ({ text, number: number + 1 }), {
    text: '',
    number: 0,
  });

export const Announcement = ({ said: { text, number } }: { readonly said: Announced }) => (
  <p className="visually-hidden" role="status">
    {number > 0 && <span key={number}>{text}</span>}
  </p>
);
