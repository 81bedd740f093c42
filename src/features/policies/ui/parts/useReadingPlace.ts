import {useEffect, useState} from 'react';

/** A heading counts as reached a little before it touches the navbar. */
const reach = 140;

/** The section being read: the last heading above the line just under the navbar. */
export function useReadingPlace(entries: readonly {id: string}[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = entries.filter(({id}) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= reach;
      });
      setHere(above.at(-1)?.id ?? entries[0]?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, {passive: true});
    window.addEventListener('resize', later, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [entries]);
  return here;
}
