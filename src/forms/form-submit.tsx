import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import type { FormProgress } from './form-state.ts';

interface Props {
  progress: FormProgress;
  /** Read while the request is on its way. */
  sendingLabel: string;
  /** As of the form's frame. */
  needsScript?: boolean;
  isWide?: boolean;
  children: string;
}

/** The send button. One that only a script can serve waits for it, instead of sending what nobody answers. */
export function FormSubmit({ progress, sendingLabel, needsScript = false, isWide = false, children }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      size="large"
      isWide={isWide}
      isBusy={progress.kind === 'sending'}
      busyLabel={sendingLabel}
      isDisabled={needsScript && !isHydrated}
    >
      <Text>{children}</Text>
    </Button>
  );
}
