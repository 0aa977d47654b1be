import type { Ref } from 'react';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './menu-toggle.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the mobile menu. */
export function MenuToggle({ ref, isOpen, onToggle }: Props) {
  const { openMenu, closeMenu } = useTexts('navigation');
  return (
    <button
      ref={ref}
      id="mobile-menu-toggle"
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls="mobile-menu"
      aria-label={isOpen ? closeMenu : openMenu}
      onClick={onToggle}
    >
      <span />
      <span />
    </button>
  );
}
