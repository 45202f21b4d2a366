const svg = (width: number, height: number, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`)}`

const loaf = `<ellipse cx="0" cy="46" rx="150" ry="16" fill="#00000022"/><path d="M-150 30c-8-70 60-110 150-110S158-40 150 30c-4 22-296 22-300 0z" fill="#c57a34"/><path d="M-150 30c-8-70 60-110 150-110S158-40 150 30c-60-24-240-24-300 0z" fill="#dd9a4f"/><path d="M-78-34l40 44M-14-52l38 54M52-46l34 48" stroke="#f6dfb6" stroke-width="13" stroke-linecap="round"/>`

/** A bakery's picture, square. */
export const bakerySquare = svg(
  600,
  600,
  `<rect width="600" height="600" fill="#f7d9a6"/><path d="M0 380h600v220H0z" fill="#b94f2b"/><circle cx="470" cy="120" r="70" fill="#fff3d2"/><g transform="translate(300 380) scale(1.25)">${loaf}</g>`,
)

/** The bakery's picture as a story. */
export const bakeryStory = svg(
  540,
  960,
  `<rect width="540" height="960" fill="#f7d9a6"/><path d="M0 600h540v360H0z" fill="#b94f2b"/><circle cx="400" cy="260" r="80" fill="#fff3d2"/><g transform="translate(270 600) scale(1.3)">${loaf}</g>`,
)
