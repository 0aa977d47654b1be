import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example, ExampleWords } from '../example.ts';
import { Dialog } from './dialog.tsx';

function OpenedByAButton({ words }: { words: ExampleWords }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.action}</Button>
      {isOpen && (
        <Dialog title={words.heading} closeLabel={words.close} onClose={() => setIsOpen(false)}>
          <p>{words.paragraph}</p>
        </Dialog>
      )}
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'opened by a button', render: ({ words }) => <OpenedByAButton words={words} /> },
];
