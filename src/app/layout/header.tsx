import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { NAVIGATION_LINKS, NDS_NAVIGATION_LINKS } from '#content/facts/navigation.ts';
import type { Place } from '#src/lib/router/place.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { useScrollLock } from '#src/lib/use-scroll-lock.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { SearchButton } from '../accessibility/search-button.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PrimaryNavigation } from './primary-navigation.tsx';
import type { BarSky } from '../route.ts';
import { useGroundBehind } from './use-ground-behind.ts';
import { useInertPage } from './use-inert-page.ts';
import styles from './header.module.css';

/** The theme whose text is readable on a sky. */
const THEMES = {
  day: 'day',
  blue: 'blue',
  night: 'night',
  dusk: 'night',
  green: 'green',
} as const;

interface Props {
  /** Language-free path of the page shown. */
  path: string;
  /** The paths from home to it. */
  trail: readonly string[];
  /** Colour of what the bar lies on while the page is at its top. */
  sky: BarSky;
  /** /nds has its own mark and links instead of the global ones. */
  variant: 'nds' | undefined;
}

/** The navigation bar: opaque, in the colour of what it lies on; its links fold into a menu where they do not fit. */
export function Header({ path, trail, sky, variant }: Props) {
  const { logo, ndsLogo, search, contactUs, ndsContactUs } = useTexts('navigation');
  const language = useLanguage();
  const location = usePlace();
  const isHydrated = useIsHydrated();
  const menuToggle = useRef<HTMLButtonElement>(null);
  // The location at which the menu was opened: every navigation closes it, also the one back to the same address.
  const [menuOpenAt, setMenuOpenAt] = useState<Place | null>(null);
  const isMenuOpen = menuOpenAt === location;
  useScrollLock(isMenuOpen);
  useInertPage(isMenuOpen);
  // So does a bar that has room for its links again: the button is gone then (rule:mobile-menu).
  useEffect(() => {
    if (!isMenuOpen || menuToggle.current === null) return;
    const toggle = menuToggle.current;
    const observer = new ResizeObserver(() => {
      if (toggle.offsetParent === null) setMenuOpenAt(null);
    });
    observer.observe(toggle);
    return () => observer.disconnect();
  }, [isMenuOpen]);
  // The whole address counts (rule:blue-bar); the build knows its path only.
  const address = isHydrated ? path + location.search + location.hash : path;
  const isBlue = address.includes('job-post');
  const links = variant === 'nds' ? NDS_NAVIGATION_LINKS : NAVIGATION_LINKS;
  const contactLabel = variant === 'nds' ? ndsContactUs : contactUs;
  const isHeld = isBlue || isMenuOpen || sky === 'paper';
  const { bar, theme: behind } = useGroundBehind(isHeld);
  const isOnSky = !isHeld && behind === undefined && sky !== 'light';
  const theme = isBlue ? 'blue' : isOnSky ? THEMES[sky] : (!isHeld && behind) || undefined;

  return (
    <header
      ref={bar}
      className={styles.bar}
      data-site-header=""
      data-theme={theme}
      data-sky={isOnSky ? sky : undefined}
      data-opaque={isHeld || (isOnSky && sky !== 'day') || undefined}
      data-scrolled={behind !== undefined || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isMenuOpen) return;
        setMenuOpenAt(null);
        menuToggle.current?.focus();
      }}
    >
      <div className={styles.inner}>
        <Link href={PATHS.home} className={styles.logo} label={variant === 'nds' ? ndsLogo : logo}>
          <Brand name={variant ?? language} />
          <i data-dot="" />
        </Link>
        <PrimaryNavigation links={links} path={path} trail={trail} />
        <div className={styles.actions}>
          <SearchButton label={search} place="bar" />
          <LanguageButtons id="language-toggle" className={styles.language} />
          <Button href={PATHS.contactUs} size="small">
            <Text>{contactLabel}</Text>
          </Button>
          <MenuToggle
            ref={menuToggle}
            isOpen={isMenuOpen}
            onToggle={() => setMenuOpenAt(isMenuOpen ? null : location)}
          />
        </div>
      </div>
      <MobileMenu links={links} contactLabel={contactLabel} path={path} trail={trail} isOpen={isMenuOpen} />
    </header>
  );
}
