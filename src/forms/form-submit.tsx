import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import type { FormProgress } from './form-state.ts';

interface Props {
  progress: FormProgress;
  /** Read while the request is on its way. */
  sendingLabel: string;
  isWide?: boolean;
  children: string;
}

/** The send button. */
export function FormSubmit({ progress, sendingLabel, isWide = false, children }: Props) {
  return (
    <Button
      type="submit"
      size="large"
      isWide={isWide}
      isBusy={progress.kind === 'sending'}
      busyLabel={sendingLabel}
    >
      <Text>{children}</Text>
    </Button>
  );
}
