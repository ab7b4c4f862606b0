import { find } from './element.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const STORED_AS = 'housestyle-theme';

/** Offers a button that goes through the themes. The browser remembers the choice, if it stores anything for the page. */
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
    // A page from a file or in a frame may not use the storage.
    return 'system';
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(STORED_AS, theme);
  } catch {
    // The storage may be blocked, as above. The choice is then lost when the page is closed.
  }
}
