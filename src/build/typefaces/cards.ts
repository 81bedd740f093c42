import type {Typefaces} from '../../company/typefaces';
import {atWeight} from './cut';
import {roles, weightOnCards, type Role} from './needs';
import {readTypeface} from './package';

/** The letters of a social card: a file for each script that they are in. */
type Lettering = {role: Role; files: Buffer[]};

/** What social cards are lettered with, in the one weight that they have of each typeface. */
export const letteringOfCards = (typefaces: Typefaces, letters: string, root: string): Promise<Lettering[]> =>
  Promise.all(
    roles.map(async (role) => {
      const typeface = readTypeface(typefaces[role], root);
      if (!typeface) throw new Error(`${typefaces[role]} is no package of a typeface.`);
      return {role, files: [...(await atWeight(typeface, weightOnCards[role], letters)).values()]};
    }),
  );
