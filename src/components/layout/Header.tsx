import { type ReactNode, type Ref, Suspense } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { paths } from '#src/domain/paths.ts';
import { Logo } from './Logo.tsx';
import { mainNavigation } from './navigation.ts';

interface Props {
  currentPath: string;
  /** The theme switch. */
  themeSwitch: ReactNode;
  /** Of a screen where nothing should lead elsewhere: instead of the menu and the sign-in. */
  back?: { name: string; href: string } | null;
  /** The signed-in learner's menu, for which room is kept while it comes; without it the header offers the sign-in. */
  account?: ReactNode;
  /** The sign-in that leads back here. */
  loginHref: string;
  /** The phone's menu button calls it; without scripts the button leads to the links in the footer. */
  onOpenMenu: () => void;
  /** The magnifier opens the search over the page; without scripts, or on a new tab, it leads to the page that searches. */
  onOpenSearch: () => void;
  /** Somebody may open the search in a moment. */
  onApproachSearch: () => void;
  /** The phone's menu button, for giving it the focus back. */
  menuButton?: Ref<HTMLAnchorElement>;
}

/** The site's header: logo, menu, theme, sign-in. */
export function Header(props: Props) {
  const { currentPath, themeSwitch, back, account, loginHref, onOpenMenu, menuButton } = props;
  return (
    <header className="no-print border-b border-line">
      <a
        href="#obsah"
        className="absolute left-4 top-2 z-40 -translate-y-24 rounded-md bg-accent px-4 py-3 font-strong text-white focus:translate-y-0"
      >
        Preskočiť na obsah
      </a>
      {/* With the picture of who is here there is room for the mark alone on the smallest phones. */}
      <div className="page flex h-17 items-center gap-2 m:gap-8 max-s:[.session_&]:[&>a>span]:sr-only">
        <Logo href={paths.home()} isMarkOnPhone={back != null} />
        {!back && (
          <nav aria-label="Hlavná navigácia" className="hidden flex-1 gap-6 text-md l:flex">
            {mainNavigation.map((item) => (
              <NavigationLink key={item.href} href={item.href} currentPath={currentPath}>
                {item.name}
              </NavigationLink>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1">
          {back ? (
            <TextLink href={back.href}>{back.name}</TextLink>
          ) : (
            <a
              href={paths.search()}
              aria-label="Hľadať"
              aria-keyshortcuts="/"
              onPointerEnter={props.onApproachSearch}
              onFocus={props.onApproachSearch}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                // Not every browser focuses what is clicked, and the focus comes back here.
                event.currentTarget.focus();
                props.onOpenSearch();
              }}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent-text"
            >
              <Icon name="search" />
            </a>
          )}
          {themeSwitch}
          {/* As wide with a picture as with the link, so that nothing moves when the learner is known. */}
          <span className={`ml-1 inline-flex justify-end [.session_&]:min-w-11 ${back ? '' : 's:min-w-29'}`}>
            {account ? (
              <Suspense fallback={<span className="size-11" />}>{account}</Suspense>
            ) : (
              !back && (
                <span className="hidden s:inline-flex [.session_&]:hidden">
                  <ButtonLink href={loginHref} kind="quiet" size="small">
                    Prihlásiť sa
                  </ButtonLink>
                </span>
              )
            )}
          </span>
          {!back && (
            <a
              ref={menuButton}
              href="#paticka"
              aria-label="Menu"
              onClick={(event) => {
                event.preventDefault();
                onOpenMenu();
              }}
              className="grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text l:hidden"
            >
              <Icon name="menu" size={24} />
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
