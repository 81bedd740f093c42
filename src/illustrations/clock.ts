/** A time as readers write it: "11:40 p.m." for "23:40", and "11 p.m." for "23". */
export function clock(time: string): string {
  const [hour = '', ...minutes] = time.split(':');
  return `${[Number(hour) % 12 || 12, ...minutes].join(':')} ${Number(hour) < 12 ? 'a.m.' : 'p.m.'}`;
}
