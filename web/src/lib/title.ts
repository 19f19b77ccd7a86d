/** The tab's title; while the page is hidden and it is my turn, it blinks. */
let timer: ReturnType<typeof setInterval> | null = null

function stop(): void {
  if (timer !== null) clearInterval(timer)
  timer = null
}

export function showTitle(title: string, call: string | null): void {
  stop()
  document.title = call === null ? title : `${call} ${title}`
  if (call === null) return
  let on = true
  timer = setInterval(() => {
    on = !on || document.visibilityState === 'visible'
    document.title = on ? `${call} ${title}` : title
  }, 1000)
}
