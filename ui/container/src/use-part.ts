import { useOnMissingPart } from "./use-case-provider.tsx"

/**
 * Loads a part of the program when it is first needed. One that cannot be loaded loads the page anew once, else `onTrouble`
 * is told and there is nothing.
 */
export const usePart = (onTrouble: (trouble: unknown) => void) => {
  const onMissingPart = useOnMissingPart()
  return async <Part>(load: () => Promise<Part>): Promise<Part | undefined> => {
    try {
      return await load()
    } catch (trouble) {
      if (onMissingPart()) return await new Promise<never>(() => undefined)
      onTrouble(trouble)
      return undefined
    }
  }
}
