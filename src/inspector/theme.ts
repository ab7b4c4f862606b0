import { find } from './element.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const STORED_AS = 'housestyle-theme';

/** A button that goes through the themes; what was chosen is kept, where the browser keeps something for such a page. */
export function offerThemes(): void {
  const button = find('theme', HTMLButtonElement);
  let theme = storedTheme();
  const apply = (): void => {
    document.documentElement.dataset['theme'] = theme;
    button.textContent = `Theme: ${theme}`;
  };
  button.addEventListener('click', () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    apply();
    store(theme);
  });
  apply();
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // Storage may be forbidden to a page from a file or in a frame.
    return 'system';
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(STORED_AS, theme);
  } catch {
    // As above: then it lasts as long as the page.
  }
}
