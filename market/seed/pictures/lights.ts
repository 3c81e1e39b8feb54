import { type Look, box, darker, lighter, line, oval, shape } from './ink.ts'

const glow = '#fff3d2'

export function pendant({ main }: Look): string {
  return `${line('M600 0V380', '#5b534a', 7)}${box([568, 372, 64, 60], '#b9934f', 12)}
${shape('M300 700Q300 424 600 424T900 700Z', main)}
${shape('M300 700Q300 424 600 424Q420 460 390 700Z', lighter(main, 0.16))}
${oval([600, 700, 300, 44], darker(glow, 0.1))}${oval([600, 704, 276, 34], glow)}
<path d="M340 720L230 1080H970L860 720Z" fill="${glow}" opacity=".28"/>`
}

export function floorLamp({ main, trim }: Look): string {
  const dark = darker(trim, 0.2)
  return `${oval([520, 916, 150, 26], dark)}${oval([520, 906, 150, 24], main)}
${line('M520 904V300', main, 16)}${line('M360 372L820 236', main, 14)}
<circle cx="356" cy="374" r="34" fill="${dark}"/><circle cx="520" cy="324" r="17" fill="${lighter(main, 0.2)}"/>
${shape('M760 250L846 214L912 352Q840 420 724 410Z', main)}${shape('M760 250L790 238L780 412L724 410Z', lighter(main, 0.2))}
${oval([818, 388, 96, 26], glow)}<path d="M724 410L660 900H1040L912 352Z" fill="${glow}" opacity=".26"/>`
}

export function tableLamp({ main }: Look): string {
  const shade = '#e7dcc6'
  return `${box([588, 560, 24, 70], '#b9934f')}
${shape('M600 600Q690 600 730 690Q790 730 776 820Q760 926 600 926T424 820Q410 730 470 690Q510 600 600 600Z', main)}
${shape('M520 630Q440 700 440 800Q446 880 510 908Q430 820 520 630Z', lighter(main, 0.24))}
${line('M444 760Q600 796 768 758M436 826Q600 866 770 828', darker(main, 0.12), 4)}
${shape('M430 300H770L850 580H350Z', shade)}${shape('M430 300H500L440 580H350Z', lighter(shade, 0.3))}
${oval([600, 580, 250, 26], darker(shade, 0.12))}${oval([600, 582, 220, 18], glow)}${oval([600, 300, 170, 16], lighter(shade, 0.4))}`
}
