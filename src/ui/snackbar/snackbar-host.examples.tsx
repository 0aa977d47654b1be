import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { showSnackbar, type Snackbar } from './snackbar.ts';
import { SnackbarHost } from './snackbar-host.tsx';

const SHOWN_MS = 3000;

const said = (kind: Snackbar['kind']): Example => ({
  name: kind,
  render: ({ words }) => (
    <Button look="outline" onClick={() => showSnackbar({ kind, text: words.paragraph }, SHOWN_MS)}>
      {words.action}
    </Button>
  ),
});

export const examples: readonly Example[] = [
  { name: 'its place in the document', render: () => <SnackbarHost /> },
  said('success'),
  said('error'),
];
