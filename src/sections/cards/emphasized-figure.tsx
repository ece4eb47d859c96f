interface EmphasizedFigureProps {
  readonly text: string;
  /** As it is written in the text. */
  readonly figure: string;
}

/** A text with its figure set apart, wherever the language puts it. A text without the figure stays as it is. */
export function EmphasizedFigure({ text, figure }: EmphasizedFigureProps) {
  const start = text.indexOf(figure);
  if (start === -1) return text;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <b>{figure}</b>
      <span>{text.slice(start + figure.length)}</span>
    </>
  );
}
