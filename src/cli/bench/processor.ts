// The processor of a machine. Its name says little in virtual machines, which may report that of a family.

/** Returns maker, family, model and stepping from the text of /proc/cpuinfo; undefined if it lacks one. */
export function describeProcessor(text: string): string | undefined {
  const names = ['vendor_id', 'cpu family', 'model', 'stepping'];
  const found = names.map((name) => new RegExp(`^${name}\\s*: (.+)$`, 'm').exec(text)?.[1]);
  if (found.includes(undefined)) return undefined;
  const [maker, family, model, stepping] = found;
  return `${maker!} family ${family!} model ${model!} stepping ${stepping!}`;
}
