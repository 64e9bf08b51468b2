import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { site } from '#src/site.ts';
import type { ProviderName } from './localProvider.ts';

export interface SignInForm {
  provider: ProviderName;
  /** A path of the site. */
  returnTo: string;
  name: string;
  email: string;
}

export type SignInErrors = Partial<Record<'name' | 'email', string>>;

const providerTitles: Record<ProviderName, string> = { google: 'Google', github: 'GitHub' };

const style = `
:root { color-scheme: light dark; --text: light-dark(#212121, #efefef); --muted: light-dark(#545454, #bcbec0);
  --page: light-dark(#faf8fd, #212121); --card: light-dark(#fff, #2c2b2e); --line: light-dark(#e8e4f0, #3d3b42);
  --field: light-dark(#8a8494, #8d8a95); --accent: #7e50e6; --link: light-dark(#6a3bd6, #bfa6ff);
  --soft: light-dark(#f1ebfd, #332a4a); --danger: light-dark(#cb2041, #ff8fa3); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page);
  color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px 24px; border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); }
.site { margin: 0; color: var(--link); font-weight: 600; }
h1 { margin: 4px 0 16px; font-size: 1.625rem; line-height: 1.2; text-wrap: balance; }
.note { margin: 0 0 24px; padding: 12px 16px; border-radius: 8px; background: var(--soft); }
label { display: block; margin-top: 16px; font-weight: 600; }
input { width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--field);
  border-radius: 8px; background: transparent; color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--danger); }
.error { margin: 4px 0 0; color: var(--danger); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 24px; }
button { min-height: 48px; padding: 8px 24px; border: 0; border-radius: 8px; background: var(--accent); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #6a3bd6; }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 8px; color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** The page needs its own style and its own form, nothing else. */
export const signInPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The sign-in page of the local provider: it believes what is typed. */
export function localSignInPage(form: SignInForm, cancelHref: string, errors: SignInErrors = {}) {
  const title = `Skúšobné prihlásenie cez ${providerTitles[form.provider]}`;
  const firstWrong = errors.name ? 'name' : errors.email ? 'email' : null;
  return page(
    firstWrong ? `Chyba: ${title}` : title,
    html`<h1>${title}</h1>
      <p class="note">
        Toto prihlásenie funguje len na\u00A0tomto počítači. Heslo netreba, stačí meno a\u00A0e-mail, aj vymyslené.
      </p>
      <form method="post" novalidate>
        <input type="hidden" name="provider" value="${form.provider}" />
        <input type="hidden" name="returnTo" value="${form.returnTo}" />
        ${field({ name: 'name', label: 'Meno', value: form.name, error: errors.name, focused: firstWrong !== 'email' })}
        ${field({ name: 'email', label: 'E-mail', value: form.email, error: errors.email, focused: firstWrong === 'email' })}
        <div class="actions"><button type="submit">Pokračovať</button><a href="${cancelHref}">Zrušiť</a></div>
      </form>`,
  );
}

/** What somebody sees whose link to the sign-in page is broken. */
export function brokenSignInPage() {
  return page(
    'Prihlásenie sa nedá začať',
    html`<h1>Prihlásenie sa nedá začať</h1>
      <p>Odkaz na prihlásenie nie je úplný. Nič sa nestalo, skús to znova zo stránky prihlásenia.</p>
      <a href="/login">Prejsť na prihlásenie</a>`,
  );
}

const keyTexts = {
  wrong: {
    title: 'Kľúč v\u00A0odkaze nesedí',
    text: 'Otvor odkaz, ktorý server vypísal pri štarte, celý. Po vymazaní priečinka s\u00A0údajmi platí nový.',
  },
  tooMany: {
    title: 'Priveľa pokusov s\u00A0nesprávnym kľúčom',
    text: 'Na chvíľu neberieme žiadny kľúč, ani správny. Skús to o\u00A0minútu znova odkazom, ktorý server vypísal pri štarte.',
  },
};

/** What somebody sees whose link has no right key. */
export function keyPage(refusal: keyof typeof keyTexts) {
  const { title, text } = keyTexts[refusal];
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p>Učiť sa a\u00A0skúšať sa dá aj bez neho.</p>
      <a href="/login">Prejsť na prihlásenie</a>`,
  );
}

interface Field {
  name: 'name' | 'email';
  label: string;
  value: string;
  error: string | undefined;
  focused: boolean;
}

function field({ name, label, value, error, focused }: Field) {
  const invalid = error ? raw(`aria-invalid="true" aria-describedby="${name}-error"`) : '';
  return html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" autocomplete="${name}"
      value="${value}" required ${invalid} ${focused ? raw('autofocus') : ''} />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}`;
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${site.name}</title>
    <style>${raw(style)}</style>
  </head>
  <body><main><p class="site">${site.name}</p>${content}</main></body>
</html>`;
}
