import { type Look, box, darker, lighter, line, oval, shape } from './ink.ts'

export function sideboard({ main, trim }: Look): string {
  const legs = [
    'M214 824H252L236 930H222Z',
    'M986 824H948L964 930H978Z',
    'M310 824H340L332 920H320Z',
    'M890 824H860L868 920H880Z',
  ]
  const tips = [
    [219, 900],
    [963, 900],
  ]
    .map(([x = 0, y = 0]) => box([x, y, 18, 30], trim))
    .join('')
  return `${legs.map((leg) => shape(leg, darker(main))).join('')}${tips}
${shape('M180 470H1020L1056 500H144Z', lighter(main, 0.2))}${box([144, 500, 912, 330], darker(main), 8)}
${box([164, 520, 280, 290], main, 4)}${box([452, 520, 296, 290], lighter(main, 0.06), 4)}${box([756, 520, 280, 290], main, 4)}
${line('M200 810Q260 640 200 520M270 810Q340 650 270 520M340 810Q420 660 350 520M1000 810Q940 640 1000 520M930 810Q860 650 930 520M860 810Q780 660 850 520', darker(main, 0.12), 3)}
${line('M452 616H748M452 712H748', darker(main, 0.3), 4)}
${[568, 664, 760].map((y) => box([576, y, 48, 9], trim, 4)).join('')}${box([424, 640, 9, 60], trim, 4)}${box([767, 640, 9, 60], trim, 4)}
${oval([880, 420, 40, 58], '#b7ad9c')}${oval([880, 366, 22, 8], '#8f8677')}${box([300, 440, 120, 34], '#9c7a5a', 3)}`
}

export function bookcase({ main, heightMm, widthMm }: Look): string {
  const high = heightMm > 1500 ? 720 : 330
  const wide = widthMm > 1000 ? 620 : 430
  const [left, top] = [600 - wide / 2, 924 - high]
  const shelves = heightMm > 1500 ? 5 : 2
  const step = (high - 24) / shelves
  const spines = ['#a55f43', '#39495f', '#c9bda6', '#6f7d68', '#d7b06a', '#544b44']
  const rows = Array.from({ length: shelves }, (_, row) => {
    const floor = top + 24 + step * (row + 1) - 12
    const books = Array.from({ length: 5 + ((row * 2) % 4) }, (_, at) => {
      const tall = step * (0.5 + ((at * 7 + row * 5) % 5) * 0.07)
      return box(
        [left + 44 + at * 34 + (row % 2) * 90, floor - tall, 28, tall],
        spines[(at + row) % 6] ?? main,
        2,
      )
    }).join('')
    return `${books}${box([left - 10, floor, wide + 20, 16], main, 2)}`
  }).join('')
  return `${box([left, top, wide, high], darker(main, 0.34))}${rows}
${box([left - 4, top - 6, 26, high + 12], lighter(main, 0.1), 3)}${box([left + wide - 22, top - 6, 26, high + 12], lighter(main, 0.1), 3)}
${box([left - 12, top - 10, wide + 24, 22], main, 3)}${line(`M${left + 9} ${top + 30}V880`, darker(main, 0.08), 3)}`
}

export function dresser({ main, trim }: Look): string {
  const plates = [0, 1, 2, 3].map((at) => {
    const x = 400 + at * 134
    return `<circle cx="${x}" cy="290" r="50" fill="#f6f2ea"/><circle cx="${x}" cy="290" r="32" fill="none" stroke="#7f93a6" stroke-width="5"/>`
  })
  const cups = [0, 1, 2, 3, 4].map((at) =>
    shape(`M${376 + at * 100} 470h56v24q0 30-28 30t-28-30z`, '#c9b8a0'),
  )
  const drawers = [0, 1, 2].map((at) => box([302 + at * 202, 636, 192, 74], lighter(main, 0.08), 4))
  const knobs = [398, 600, 802].map((x) => `<circle cx="${x}" cy="673" r="11" fill="${darker(trim)}"/>`)
  return `${box([310, 170, 580, 430], darker(main, 0.28))}${plates.join('')}${box([330, 342, 540, 16], main)}
${cups.join('')}${box([330, 524, 540, 16], main)}${box([300, 150, 34, 460], main)}${box([866, 150, 34, 460], main)}
${shape('M270 150L292 118H908L930 150Z', lighter(main, 0.16))}${box([270, 600, 660, 26], trim, 4)}
${box([284, 626, 632, 284], darker(main, 0.1))}${drawers.join('')}${knobs.join('')}
${box([302, 722, 294, 176], lighter(main, 0.08), 4)}${box([604, 722, 294, 176], lighter(main, 0.08), 4)}
${line('M336 754H562V866H336ZM638 754H864V866H638Z', darker(main, 0.14), 4)}
<circle cx="576" cy="808" r="11" fill="${darker(trim)}"/><circle cx="624" cy="808" r="11" fill="${darker(trim)}"/>
${line('M300 200V330M900 640V700M304 870V890', lighter(trim, 0.1), 4)}${box([290, 908, 50, 22], darker(main))}${box([860, 908, 50, 22], darker(main))}`
}

export function washstand({ main }: Look): string {
  const clay = '#f4f0e8'
  return `${oval([600, 372, 150, 150], '#cfdad6')}${line('M510 410Q560 300 640 290', '#e9f0ee', 8)}
${line('M600 560V512Q600 486 626 486H650', '#8c8a84', 14)}
${shape('M430 560H770L740 626Q734 640 716 640H484Q466 640 460 626Z', clay)}${shape('M430 560H770L766 578H434Z', darker(clay, 0.12))}
${shape('M270 636H930L964 664H236Z', lighter(main, 0.2))}${box([236, 664, 728, 128], main, 4)}
${line('M236 728H964', darker(main, 0.3), 4)}${box([548, 690, 104, 12], darker(main, 0.4), 6)}
${line('M270 704Q420 690 520 708M690 700Q820 716 930 702M280 760Q480 744 640 764T930 756', darker(main, 0.12), 3)}
${box([236, 792, 26, 110], darker(main))}${box([938, 792, 26, 110], darker(main))}${box([236, 890, 728, 22], main, 3)}
${box([330, 842, 190, 46], '#e6ddcf', 12)}${box([340, 812, 170, 36], '#c9beac', 12)}${oval([790, 866, 60, 26], '#b6a68d')}`
}
