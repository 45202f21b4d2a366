export declare const chromiumArguments: string[]
export declare const findChromium: () => string | undefined
export declare const chromiumPath: () => string
