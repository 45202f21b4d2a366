export declare const chromiumArguments: string[]
export declare const headlessShell: string
export declare const findChromium: () => string | undefined
export declare const findWholeChromium: () => string | undefined
export declare const chromiumPath: () => string
export declare const wholeChromiumPath: () => string
