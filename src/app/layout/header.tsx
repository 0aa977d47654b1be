import { PATHS } from '#content/facts/paths.ts';
import { NAVIGATION_LINKS, NDS_NAVIGATION_LINKS } from '#content/facts/navigation.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { useOnceHydrated } from '#src/lib/use-is-hydrated.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { SearchButton } from '../accessibility/search-button.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PrimaryNavigation } from './primary-navigation.tsx';
import type { BarSky } from '../route.ts';
import { useGroundBehind } from './use-ground-behind.ts';
import { useInertPage } from './use-inert-page.ts';
import { useMenu } from './use-menu.ts';
import styles from './header.module.css';

/** The theme whose text is readable on a sky: most skies have one of their own. */
const themeOn = (sky: BarSky) => (sky === 'dusk' ? 'night' : sky);

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
  const { menu, toggle, isOpen: isMenuOpen, onToggle, closeByKey } = useMenu();
  useInertPage(isMenuOpen);
  // The whole address counts (rule:blue-bar); the build knows its path only.
  const address = path + useOnceHydrated(location.search + location.hash, '');
  const isBlue = address.includes('job-post');
  const links = variant === 'nds' ? NDS_NAVIGATION_LINKS : NAVIGATION_LINKS;
  const contactLabel = variant === 'nds' ? ndsContactUs : contactUs;
  const isHeld = isBlue || isMenuOpen || sky === 'paper';
  const { bar, theme: behind } = useGroundBehind(isHeld);
  const isOnSky = !isHeld && behind === undefined && sky !== 'light';
  const theme = isBlue ? 'blue' : isOnSky ? themeOn(sky) : (!isHeld && behind) || undefined;

  return (
    <header
      ref={bar}
      className={styles.bar}
      data-site-header=""
      data-theme={theme}
      data-sky={isOnSky ? sky : undefined}
      data-opaque={isHeld || (isOnSky && sky !== 'hour') || undefined}
      data-scrolled={behind !== undefined || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isMenuOpen) closeByKey();
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
          <LanguageLinks id="language-toggle" className={styles.language} />
          <Button href={PATHS.contactUs} size="small">
            <Text>{contactLabel}</Text>
          </Button>
          <MenuToggle ref={toggle} isOpen={isMenuOpen} />
        </div>
      </div>
      <MobileMenu
        ref={menu}
        links={links}
        contactLabel={contactLabel}
        path={path}
        trail={trail}
        onToggle={onToggle}
      />
    </header>
  );
}
