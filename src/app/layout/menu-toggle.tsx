import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './menu-toggle.module.css';

/** Opens and closes the mobile menu. */
export function MenuToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { openMenu, closeMenu } = useTexts('navigation');
  return (
    <button
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
