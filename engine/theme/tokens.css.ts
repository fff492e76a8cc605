import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The token contract: what a template must say so that every widget has a skin. Names tell the meaning, never the look.
 * Each becomes a custom property, for example `--lv-color-surface`.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      /** Surfaces, from the page to what lies on top of it. */
      background: '',
      band: '',
      surface: '',
      surfaceRaised: '',
      surfaceHigh: '',
      field: '',
      /** Rules for decoration only, and edges of controls (3:1 against every surface). */
      line: '',
      edge: '',
      text: '',
      textMuted: '',
      textFaint: '',
      onBand: '',
      onBandMuted: '',
      /** The site's colour: as a fill, as text, as a tint behind what is selected, and in the depth. */
      accent: '',
      accentHover: '',
      onAccent: '',
      accentText: '',
      accentTint: '',
      accentDeep: '',
      onAccentDeep: '',
      /** The second accent and, where a template has one, the third. */
      second: '',
      onSecond: '',
      secondTint: '',
      third: '',
      onThird: '',
      thirdTint: '',
      /** Money, jackpots, medals. */
      figure: '',
      /** States; their hues never follow the theme. */
      live: '',
      ok: '',
      okTint: '',
      warn: '',
      warnTint: '',
      bad: '',
      badTint: '',
      /** Over pictures. */
      overlay: '',
      onOverlay: '',
      focus: '',
      scrim: '',
    },
    font: { display: '', text: '', figures: '' },
    size: {
      page: '',
      section: '',
      box: '',
      lead: '',
      body: '',
      small: '',
      tiny: '',
      jackpot: '',
    },
    weight: { display: '', heading: '', strong: '', medium: '', body: '' },
    leading: { display: '', heading: '', body: '' },
    tracking: { display: '', heading: '', body: '' },
    radius: { small: '', medium: '', large: '', control: '', round: '' },
    /** Width of outlines on cards, fields and buttons. */
    stroke: { decor: '', control: '', strong: '' },
    space: { unit: '', item: '', gutter: '', inside: '', section: '', card: '' },
    control: { height: '', compact: '', row: '' },
    layout: { container: '', header: '', menu: '', aside: '', mobileBar: '' },
    shadow: { raised: '', overlay: '' },
    motion: { duration: '', easing: '' },
  },
  (_value, path) => `lv-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
