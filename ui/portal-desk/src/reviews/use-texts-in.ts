import type { LanguageCode, Namespace } from "@ui/i18n"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

/** Says texts of a namespace in further languages beside the page's; undefined until they are loaded. */
export const useTextsIn = (languages: ReadonlyArray<LanguageCode>, namespace: Namespace) => {
  const { i18n } = useTranslation()
  const wanted = languages.join(" ")
  const [loaded, setLoaded] = useState("")
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const missing = wanted.split(" ").filter((language) => !i18n.hasResourceBundle(language, namespace))
      if (missing.length > 0) await i18n.reloadResources(missing, [namespace])
      if (isShown) setLoaded(wanted)
    }
    void load()
    return () => {
      isShown = false
    }
  }, [i18n, namespace, wanted])
  if (loaded !== wanted) return undefined
  return (language: LanguageCode, key: string): string => i18n.getFixedT(language, namespace)(key)
}
