import sharp from "sharp"
import { seeded } from "../core/random.ts"
import { sceneFor } from "./scene-subjects.ts"

const cache = new Map<string, Buffer>()
const CACHED = 200

/** A photo-like picture as SVG: light, ground, soft lamps (gradients, as blurring costs most of a drawing), subject, vignette. */
const sceneSvg = (query: string, seed: string): string => {
  const scene = sceneFor(query)
  const random = seeded(`${scene.name}/${seed}`)
  const lamps = Array.from({ length: 14 }, () => {
    const radius = 20 + random() * 70
    return `<circle cx="${Math.round(random() * 1200)}" cy="${Math.round(random() * 420)}" r="${Math.round(radius + 24)}" fill="url(#lamp)" opacity="${(0.08 + random() * 0.2).toFixed(2)}"/>`
  }).join("")
  const turn = Math.round(random() * 24 - 12)
  const mirrored = random() < 0.4 ? `transform="translate(1200 0) scale(-1 1)"` : ""
  const horizon = 560 + Math.round(random() * 80)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1" gradientTransform="rotate(${turn})"><stop stop-color="${scene.sky[0]}"/><stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${scene.ground[0]}"/><stop offset="1" stop-color="${scene.ground[1]}"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#cfe3e6"/></linearGradient>
<linearGradient id="crust" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d9924a"/><stop offset="1" stop-color="#7c3f14"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#eef3f6"/><stop offset=".5" stop-color="#9fb0ba"/><stop offset="1" stop-color="#6d7f8a"/></linearGradient>
<radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>
<radialGradient id="lamp"><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${scene.ground[0]}" stop-opacity="0"/><stop offset=".5" stop-color="${scene.ground[0]}" stop-opacity=".4"/><stop offset="1" stop-color="${scene.ground[0]}" stop-opacity="0"/></linearGradient></defs>
<rect width="1200" height="800" fill="url(#sky)"/>${lamps}
<rect y="${horizon}" width="1200" height="${800 - horizon}" fill="url(#ground)"/><rect y="${horizon - 32}" width="1200" height="64" fill="url(#edge)"/>
<g ${mirrored}>${scene.draw(random)}</g><rect width="1200" height="800" fill="url(#vignette)"/></svg>`
}

/** The same picture as JPEG bytes, cropped to the asked size (at most 2400 pixels a side). */
export const sceneJpeg = async (query: string, seed: string, width: number, height: number): Promise<Buffer> => {
  const key = `${sceneFor(query).name}/${seed}/${width}x${height}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const bytes = await sharp(Buffer.from(sceneSvg(query, seed)), {
    density: Math.min(144, Math.max(72, (width / 1200) * 72)),
  })
    .resize(width, height, { fit: "cover" })
    .modulate({ hue: Math.round(seeded(`hue/${seed}`)() * 40 - 20) })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer()
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value ?? "")
  cache.set(key, bytes)
  return bytes
}
