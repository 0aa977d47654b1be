import type { ReactElement } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import type { Tool } from './open-tool.ts';
import { SearchDialog } from './search-dialog.tsx';
import { SignLanguageDialog } from './sign-language-dialog.tsx';
import { ViewDialog } from './view-dialog.tsx';

interface Props {
  tool: Tool;
  onClose: () => void;
}

/** The dialog of a tool. All are one chunk, which comes with the first of them. */
export function ToolDialog({ tool, onClose }: Props): ReactElement {
  switch (tool) {
    case 'search':
      return <SearchDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'signLanguage':
      return <SignLanguageDialog onClose={onClose} />;
    case 'view':
      return <ViewDialog onClose={onClose} />;
  }
}
