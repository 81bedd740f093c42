import {longDay} from '../../../content/dates';
import type {Schedule} from '../../../build/schedule';
import {scheduleFile} from '../../../build/schedule';
import {assetsOf} from '../expected';
import type {Concern} from '../report';

function builtOn(text: string): string {
  try {
    return `built on ${longDay((JSON.parse(text) as Schedule).builtOn)}`;
  } catch {
    return 'which does not say when it was built';
  }
}

/** Whether the site is the build with which everything else is compared. */
export const release: Concern = {
  name: 'Release',
  async look({visitor, expected}) {
    const [home, schedule] = await Promise.all([visitor.page('/'), visitor.page(`/${scheduleFile}`)]);
    const here = `build/, built on ${longDay(expected.schedule.builtOn)}`;
    if (assetsOf(home.text).join() === expected.assets.join()) return {right: `the same as ${here}.`};
    return {
      notes: [
        `another one than ${here}: it is one ${builtOn(schedule.text)}.`,
        'What differs between the two is told below as a fault. Deploy build/, or build what is deployed, and look again.',
      ],
    };
  },
};
