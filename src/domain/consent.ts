/** What a visitor has agreed to beside the necessary cookies (spec 3). */
export interface Consent {
  agreedToAnalyticsCookies: boolean;
  agreedToMarketingCookies: boolean;
}

/** The cookie that keeps it (spec 9). */
export const consentCookieName = 'cookiesConsent';
