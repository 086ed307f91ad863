// A link for a class: the form writes the boards into the address, behind #, which is sent to no server. The
// element reads them there, so whoever opens the link plays these boards.
const form = document.querySelector('form');
const link = form.querySelector('a');
const element = document.querySelector('numbers-game');

function writeLink() {
  link.href = `#${new URLSearchParams(new FormData(form))}`;
}

function show() {
  const isLink = location.hash.length > 1;
  element.hidden = !isLink;
  form.hidden = isLink;
}

form.addEventListener('input', writeLink);
addEventListener('hashchange', show);
writeLink();
show();
