import { lazy, Suspense } from 'react';
import { usePlace } from '#src/lib/router/router.tsx';
import { openTool, useOpenTool } from './open-tool.ts';
import { useSearchKeys } from './use-search-keys.ts';

// Few visitors open them: their code comes when they do.
const ToolDialog = lazy(async () => ({ default: (await import('./tool-dialog.tsx')).ToolDialog }));

const close = () => openTool(null);

/** The place of the accessibility dialogs: outside the footer, whose theme is not theirs. */
export function ToolDialogs() {
  const open = useOpenTool();
  const { pathname } = usePlace();
  useSearchKeys();
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <ToolDialog key={`${open.count} ${pathname}`} tool={open.tool} onClose={close} />
    </Suspense>
  );
}
