// Search in the page of a list: shows the entries that contain all the numbers typed, each as often as it was
// typed.
//
// The function runs in the page and not in the command. The page contains its text, so it uses nothing from
// outside itself. Without scripts the page shows all entries, and no search field.

/** Element `<script>` with the search. */
export const SEARCH_SCRIPT = `<script>(${searchEntries.toString()})()</script>\n`;

function searchEntries(): void {
  const form = document.querySelector<HTMLElement>('.search')!;
  const input = form.querySelector('input')!;
  const output = form.querySelector('output')!;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-numbers]')].map((element) => ({
    element,
    numbers: element.dataset.numbers!.split(' '),
    links: [...document.querySelectorAll<HTMLElement>(`nav [href="#${element.id}"]`)],
  }));
  form.hidden = false;
  input.addEventListener('input', () => {
    const wanted = input.value.toUpperCase().match(/[^\s,]+/g) ?? [];
    let shown = 0;
    for (const { element, numbers, links } of entries) {
      const left = [...numbers];
      const isShown = wanted.every((number) => {
        const place = left.indexOf(number);
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      });
      if (isShown) shown++;
      for (const each of [element, ...links]) each.hidden = !isShown;
    }
    output.value = wanted.length === 0 ? '' : `${shown} of ${entries.length}`;
  });
}
