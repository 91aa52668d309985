/** The facts that a browser gives about itself. Only on iPhones and iPads it has `standalone`. */
type Browser = Readonly<{ userAgent: string; maxTouchPoints: number; standalone?: boolean }>;

/** The device and the browser that the app runs in, as far as it matters to it. */
type Platform = Readonly<{
  hasCommandKey: boolean;
  /** Whether this is the installed app, and no tab. */
  isInstalled: boolean;
  /**
   * Where the app's records are spared that Safari would remove from this tab: see `platformOf`. Undefined where a tab keeps
   * them, and in the app itself.
   */
  sparedIn: 'Home Screen' | 'Dock' | undefined;
}>;

/**
 * Derives the platform from the facts of a browser, and from whether its page stands alone; nothing else in the app asks. Safari
 * removes from a tab whatever a site keeps, after seven days of use without a visit to it, but spares apps on the Home Screen
 * or in the Dock (webkit.org, "Full Third-Party Cookie Blocking and More", 2020). All browsers of iPhones and iPads are Safari
 * within.
 */
export function platformOf({ userAgent, maxTouchPoints, standalone = false }: Browser, isStandalone = false): Platform {
  const hasCommandKey = /Macintosh|iPhone|iPad|iPod/.test(userAgent);
  // An iPad says that it is a Mac, but no Mac has a screen to touch.
  const isMac = userAgent.includes('Macintosh') && maxTouchPoints < 2;
  const isInstalled = standalone || isStandalone;
  // Chrome says Safari, too, but never Version.
  const isSafari = hasCommandKey && (!isMac || /Version\/\S+ Safari\//.test(userAgent));
  const place = isMac ? 'Dock' : 'Home Screen';
  return { hasCommandKey, isInstalled, sparedIn: isSafari && !isInstalled ? place : undefined };
}

/** The platform of this page. */
export function platform(): Platform {
  return platformOf(navigator, window.matchMedia('(display-mode: standalone)').matches);
}
