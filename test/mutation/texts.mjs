/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return
   -- plain JavaScript, since what teaches a runner to read types has to do without them */
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Whether an object is a text: a sentence in English and in German. */
function isText(node) {
  const names = node.properties.map(({ key }) => key?.name);
  return names.includes('en') && names.includes('de');
}

const sentence = /\p{L} |\p{L}, /u;

/** No fault is planted in what is written for people: texts, and sentences for the log. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore({ node }) {
      if (node.type === 'ObjectExpression' && isText(node)) return 'a text';
      if (node.type === 'StringLiteral' && sentence.test(node.value)) return 'a sentence';
      if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => sentence.test(value.raw)))
        return 'a sentence';
      return undefined;
    },
  }),
];
