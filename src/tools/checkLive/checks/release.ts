import {assetsOf} from '../expected';
import type {Concern} from '../report';

/** Whether the site is the build with which everything else is compared. */
export const release: Concern = {
  name: 'Release',
  async look({visitor, expected}) {
    const home = await visitor.page('/');
    if (assetsOf(home.text).join() === expected.assets.join()) return {right: 'the same as build/.'};
    return {
      notes: [
        'another one than build/. What differs between the two is listed below as a fault. Deploy build/, or build what is deployed, and look again.',
      ],
    };
  },
};
