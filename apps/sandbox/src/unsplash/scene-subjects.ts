import { pick } from "../core/random.ts"

/** A kind of picture: words that call for it, its colours, and its subject drawn on a 1200 x 800 stage. */
export type Scene = {
  readonly name: string
  readonly words: readonly string[]
  readonly sky: readonly [string, string]
  readonly ground: readonly [string, string]
  readonly draw: (random: () => number) => string
}

const between = (random: () => number, low: number, high: number): number => Math.round(low + random() * (high - low))

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("")

const tooth = (random: () => number): string => {
  const x = between(random, 430, 680)
  return `<g transform="translate(${x} 190) scale(1.5)"><path d="M20 70C10 20 70 0 100 25 130 0 190 20 180 70 175 120 160 130 150 210 145 250 120 250 115 200 110 160 90 160 85 200 80 250 55 250 50 210 40 130 25 120 20 70Z" fill="url(#light)"/><path d="M45 60q20-30 45-18" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".9"/></g>`
}
const loaf = (random: () => number): string =>
  repeat(3, (index) => {
    const x = 180 + index * 260 + between(random, -30, 30)
    const y = 470 + (index % 2) * 60
    return `<g transform="translate(${x} ${y})"><ellipse cx="150" cy="120" rx="180" ry="26" fill="#2a1406" opacity=".35"/><path d="M0 110C0 20 70-20 150-20S300 20 300 110Q150 140 0 110Z" fill="url(#crust)"/>${repeat(3, (cut) => `<path d="M${70 + cut * 65} 5q30 35 12 78" stroke="#f7ddb0" stroke-width="13" fill="none" stroke-linecap="round" opacity=".8"/>`)}</g>`
  })
const lotus = (random: () => number): string => {
  const x = between(random, 500, 700)
  return `<g transform="translate(${x} 560)"><ellipse cx="0" cy="70" rx="190" ry="24" fill="#000" opacity=".18"/><circle cx="0" cy="-250" r="46" fill="#3b2a33"/><path d="M-34-205h68l26 130h-120z" fill="#c24d6d"/><path d="M-44-190q-110 80-120 175l34 12q30-70 96-110zM44-190q110 80 120 175l-34 12q-30-70-96-110z" fill="#8f5a44"/><path d="M-170 55q60-90 170-96 110 6 170 96-160 40-340 0z" fill="#4b3a5e"/></g>`
}
const bouquet = (random: () => number): string =>
  repeat(16, () => {
    const x = between(random, 300, 900)
    const y = between(random, 210, 560)
    const colour = pick(random, ["#e0526e", "#f3a63b", "#f7d9e0", "#9c4dcc", "#fff4d6"] as const)
    const size = between(random, 34, 62)
    return `<g transform="translate(${x} ${y})"><path d="M0 0Q${between(random, -40, 40)} 180 ${600 - x} ${720 - y}" stroke="#3f6b3a" stroke-width="7" fill="none"/>${repeat(6, (petal) => `<ellipse transform="rotate(${petal * 60})" cx="0" cy="${-size * 0.6}" rx="${size * 0.36}" ry="${size * 0.62}" fill="${colour}"/>`)}<circle r="${size * 0.3}" fill="#5b3514"/></g>`
  })
const cup = (random: () => number): string => {
  const x = between(random, 400, 600)
  return `<g transform="translate(${x} 400)"><ellipse cx="160" cy="250" rx="270" ry="40" fill="#000" opacity=".25"/><ellipse cx="160" cy="230" rx="250" ry="36" fill="#f4efe6"/><path d="M20 40h280q0 190-140 190T20 40z" fill="#fffaf2"/><ellipse cx="160" cy="42" rx="140" ry="30" fill="#5c3416"/><ellipse cx="150" cy="38" rx="70" ry="13" fill="#d9a873"/><path d="M300 70q90-10 70 60-18 56-96 44" fill="none" stroke="#fffaf2" stroke-width="22"/>${repeat(3, (line) => `<path d="M${90 + line * 70} 0q-40-60 0-110t0-110" stroke="#fff" stroke-width="12" fill="none" opacity=".28"/>`)}</g>`
}
const tap = (random: () => number): string =>
  `<g transform="translate(300 ${between(random, 250, 320)})"><path d="M0 240h420a70 70 0 0 1 70 70v160h-100v-130H0z" fill="url(#metal)"/><rect x="-20" y="215" width="70" height="150" rx="14" fill="#8fa3b0"/><rect x="380" y="420" width="130" height="44" rx="12" fill="#8fa3b0"/><path d="M190 215v-95h70v95z" fill="#7b8f9c"/><rect x="120" y="70" width="210" height="54" rx="27" fill="#d0453e"/>${repeat(4, (drop) => `<path d="M440 ${480 + drop * 40}q-16 26 0 34 16-8 0-34z" fill="#bfe6ff"/>`)}</g>`
const car = (random: () => number): string => {
  const paint = pick(random, ["#b3261e", "#1f4e79", "#2f5d3a", "#e0a526"] as const)
  return `<g transform="translate(${between(random, 170, 260)} 330)"><ellipse cx="380" cy="300" rx="440" ry="34" fill="#000" opacity=".35"/><path d="M0 250q0-90 90-100l110-20q90-120 220-120 150 0 220 130l70 14q60 14 60 96z" fill="${paint}"/><path d="M225 135q70-90 165-92v92zM415 43q95 4 165 92H415z" fill="#cfe6f2"/><path d="M0 240h770" stroke="#0003" stroke-width="10"/>${[170, 600].map((x) => `<circle cx="${x}" cy="250" r="72" fill="#1d1d20"/><circle cx="${x}" cy="250" r="36" fill="url(#metal)"/>`).join("")}<circle cx="740" cy="190" r="18" fill="#fff3c4"/></g>`
}
const clothes = (random: () => number): string =>
  `<rect x="140" y="190" width="920" height="12" rx="6" fill="#5b4a3d"/>${repeat(7, (index) => {
    const x = 190 + index * 125
    const colour = pick(random, ["#b23a48", "#2f5d62", "#e5b25d", "#6d597a", "#f0e6d8", "#355070", "#84a98c"] as const)
    return `<g transform="translate(${x} 196)"><path d="M50 0v26L0 66h100L50 26" fill="none" stroke="#41352b" stroke-width="5"/><path d="M-6 64q56-30 112 0l34 70-34 26-6-24v${between(random, 230, 330)}H0V136l-6 24-34-26z" fill="${colour}"/></g>`
  })}`
const building = (random: () => number): string =>
  repeat(6, (index) => {
    const height = between(random, 220, 460)
    const x = 60 + index * 185
    const colour = pick(random, ["#c9b8a3", "#a9b7c0", "#d8c9b4", "#93a1a8", "#b98d74"] as const)
    return `<g><rect x="${x}" y="${640 - height}" width="160" height="${height}" fill="${colour}"/>${repeat(Math.floor(height / 70) * 3, (pane) => `<rect x="${x + 18 + (pane % 3) * 46}" y="${665 - height + Math.floor(pane / 3) * 66}" width="30" height="40" fill="${random() < 0.4 ? "#ffe3a1" : "#5e7383"}"/>`)}</g>`
  })
const hills = (random: () => number): string =>
  repeat(3, (layer) => {
    const y = 420 + layer * 110
    const peaks = Array.from({ length: 7 }, (_, index) => `${index * 200} ${y - between(random, 10, 150 - layer * 30)}`)
    return `<path d="M0 800L0 ${y} L${peaks.join(" L")} L1200 800Z" fill="${["#7d9a8a", "#567a68", "#2f5546"][layer]}" stroke-linejoin="round"/>`
  })
const barbell = (random: () => number): string =>
  `<g transform="translate(170 ${between(random, 400, 470)})"><ellipse cx="430" cy="190" rx="450" ry="30" fill="#000" opacity=".35"/><rect x="0" y="88" width="860" height="24" rx="12" fill="url(#metal)"/>${[90, 150, 670, 730].map((x, index) => `<rect x="${x}" y="${index === 0 || index === 3 ? 20 : -20}" width="44" height="${index === 0 || index === 3 ? 160 : 240}" rx="16" fill="#23262b"/>`).join("")}</g>`
const scissors = (random: () => number): string =>
  `<g transform="translate(${between(random, 480, 580)} 170) rotate(${between(random, -12, 12)} 100 250)"><path d="M60 330L190 20l26 14-110 310zM180 330L50 20 24 34l110 310z" fill="url(#metal)"/><circle cx="70" cy="390" r="58" fill="none" stroke="#3a2b33" stroke-width="22"/><circle cx="170" cy="390" r="58" fill="none" stroke="#3a2b33" stroke-width="22"/><circle cx="120" cy="190" r="12" fill="#3a2b33"/></g>`
const dish = (random: () => number): string =>
  `<g transform="translate(600 520)"><ellipse cx="0" cy="60" rx="420" ry="70" fill="#000" opacity=".25"/><ellipse rx="400" ry="130" fill="#faf6ef"/><ellipse rx="310" ry="92" fill="#e8dccb"/>${repeat(26, () => `<ellipse cx="${between(random, -230, 230)}" cy="${between(random, -60, 40)}" rx="${between(random, 24, 60)}" ry="${between(random, 14, 28)}" fill="${pick(random, ["#d9532c", "#f2b134", "#5f8d3b", "#a93d2b", "#f6e3b4"] as const)}"/>`)}</g>`

const SCENES: readonly [Scene, ...Scene[]] = [
  {
    name: "landscape",
    words: ["nature", "travel", "hill", "garden", "landscape", "outdoor"],
    sky: ["#f8d9a8", "#9cc5d8"],
    ground: ["#3d6b52", "#234537"],
    draw: hills,
  },
  {
    name: "dental",
    words: ["dent", "teeth", "tooth", "smile", "clinic", "doctor", "health", "medical", "hospital"],
    sky: ["#d7f0f2", "#8fc9d0"],
    ground: ["#f4fbfb", "#bfe0e2"],
    draw: tooth,
  },
  {
    name: "bakery",
    words: ["bak", "bread", "cake", "pastr"],
    sky: ["#f9e2bd", "#d59a5b"],
    ground: ["#8a5a32", "#4f2f17"],
    draw: loaf,
  },
  {
    name: "yoga",
    words: ["yoga", "meditat", "wellness", "spa", "pilates"],
    sky: ["#ffe7cf", "#f0a88e"],
    ground: ["#b9a7c9", "#7c6a92"],
    draw: lotus,
  },
  {
    name: "flowers",
    words: ["flower", "florist", "wedding", "bouquet", "event"],
    sky: ["#fdeef0", "#e8c6d0"],
    ground: ["#cfe0c6", "#8fae83"],
    draw: bouquet,
  },
  {
    name: "coffee",
    words: ["coffee", "cafe", "tea", "espresso"],
    sky: ["#e9d3b8", "#a9764a"],
    ground: ["#6b4226", "#3a2213"],
    draw: cup,
  },
  {
    name: "car",
    words: ["car", "auto", "garage", "mechanic", "vehicle", "motor"],
    sky: ["#e6e2d8", "#b7b2a6"],
    ground: ["#7c7a75", "#44433f"],
    draw: car,
  },
  {
    name: "plumbing",
    words: ["plumb", "heating", "repair", "boiler", "electric", "service"],
    sky: ["#dfe9ee", "#a6bcc8"],
    ground: ["#7d95a3", "#4c626f"],
    draw: tap,
  },
  {
    name: "fashion",
    words: ["cloth", "fashion", "saree", "boutique", "shop", "store", "retail", "jewel", "textile"],
    sky: ["#f4e9dd", "#dcc3a8"],
    ground: ["#b08b68", "#7a5a40"],
    draw: clothes,
  },
  {
    name: "city",
    words: [
      "city",
      "office",
      "build",
      "house",
      "home",
      "real estate",
      "property",
      "apartment",
      "business",
      "school",
      "tutor",
      "education",
    ],
    sky: ["#ffd8b0", "#8fb3d9"],
    ground: ["#8c8f94", "#55585e"],
    draw: building,
  },
  {
    name: "gym",
    words: ["gym", "fitness", "workout", "sport", "training"],
    sky: ["#c9ccd1", "#6a6f78"],
    ground: ["#3b3f46", "#1d2025"],
    draw: barbell,
  },
  {
    name: "salon",
    words: ["salon", "hair", "beauty", "barber", "makeup"],
    sky: ["#fbe4e6", "#e2a9b4"],
    ground: ["#d7a6a0", "#a86f70"],
    draw: scissors,
  },
  {
    name: "food",
    words: ["food", "restaurant", "kitchen", "dinner", "meal", "thali", "curry", "pizza", "hummus"],
    sky: ["#fbe3b5", "#d98b4a"],
    ground: ["#7a4a2a", "#462817"],
    draw: dish,
  },
]

/** The scene a search means: the first whose word begins one of the query's words, else a landscape. */
export const sceneFor = (query: string): Scene => {
  const queryWords = query
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
  return SCENES.find((scene) => scene.words.some((word) => queryWords.some((one) => one.startsWith(word)))) ?? SCENES[0]
}
