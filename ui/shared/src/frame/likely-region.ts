import type { Region } from "@domain/kernel"
import { useEffect, useState } from "react"
import { usePortal } from "./portal-context.tsx"

/** The country that the visitor's address belongs to, if the portal sells there; undefined until it is known, and without one. */
export const useLikelyRegion = (): Region | undefined => {
  const { portal, askRegion } = usePortal()
  const [likely, setLikely] = useState<Region>()
  useEffect(() => {
    let isUnmounted = false
    void askRegion?.().then((region) => {
      if (!isUnmounted) setLikely(region)
    })
    return () => {
      isUnmounted = true
    }
  }, [askRegion])
  return portal.regions.some(({ region }) => region === likely) ? likely : undefined
}
