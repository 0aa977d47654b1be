import type { Ref } from 'react';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './menu-toggle.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
}

/** Opens and closes the mobile menu, which the browser does; it also says so where no script does. */
export function MenuToggle({ ref, isOpen }: Props) {
  const { openMenu, closeMenu } = useTexts('navigation');
  return (
    <button
      ref={ref}
      id="mobile-menu-toggle"
      type="button"
      className={styles.toggle}
      popoverTarget="mobile-menu"
      aria-expanded={useIsHydrated() ? isOpen : undefined}
      aria-controls="mobile-menu"
      aria-label={isOpen ? closeMenu : openMenu}
    >
      <span />
      <span />
    </button>
  );
}
