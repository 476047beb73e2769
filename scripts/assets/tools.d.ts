/** The used part of a package that only `npm run fonts` installs (see package.json beside this file). */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
