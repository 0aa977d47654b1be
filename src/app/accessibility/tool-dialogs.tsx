import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { openTool, useOpenTool } from './open-tool.ts';

// Few visitors open them: their code comes when they do.
const DIALOGS = {
  signLanguage: lazy(async () => ({
    default: (await import('./sign-language-dialog.tsx')).SignLanguageDialog,
  })),
  search: lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog })),
  view: lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog })),
};

const close = () => openTool(null);

/** The place of the accessibility dialogs: outside the footer, whose theme is not theirs. */
export function ToolDialogs() {
  const tool = useOpenTool();
  const { pathname } = useLocation();
  if (tool === null) return null;
  const ToolDialog = DIALOGS[tool];
  return (
    <Suspense fallback={null}>
      <ToolDialog key={pathname} onClose={close} />
    </Suspense>
  );
}
